export const VARIATIONS = '/wc/v3/products/{product_id}/variations';

/** The name under which public selectors find the request that generates variations. */
export const GENERATE = 'generateProductVariations';
