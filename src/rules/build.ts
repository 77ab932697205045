/**
 * Building: what it takes to complete a card, what happens as a build step starts, moving Pilots.
 * Pure functions on plain data; every answer and every change names its ruling.
 */

import './attack.ts'; // makes the keywords known

export * from './build/face.ts';
