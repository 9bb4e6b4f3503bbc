export const VARIATIONS = '/wc/v3/products/{product_id}/variations';

/** The name by which the public selectors know the request that makes variations. */
export const GENERATE = 'generateProductVariations';
