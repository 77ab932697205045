import type { APIRoute, GetStaticPaths } from 'astro';
import { catalog } from '../../../catalog/index.ts';
import { whole } from '../../../components/site.ts';
import { apiFiles, schemaAddress } from '../../../share/api/data.ts';
import { jsonSchema, SHAPES, type ShapeName } from '../../../share/api/schemas.ts';

/** Every JSON file for bots, and the schemas that describe them. */
export const getStaticPaths = (() => {
  const names = Object.keys(SHAPES) as ShapeName[];
  const files = [...apiFiles({ catalog: catalog(), whole }, names)];
  const schemas = names.map(
    (name) => [`schemas/${name}`, jsonSchema(name, whole(schemaAddress(name)))] as const,
  );
  return [...files, ...schemas].map(([file, data]) => ({ params: { file }, props: { data } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ data: unknown }> = ({ props }) =>
  new Response(JSON.stringify(props.data), { headers: { 'Content-Type': 'application/json' } });
