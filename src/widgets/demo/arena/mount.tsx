export const mount = () => Promise.reject(new Error('not yet'));
