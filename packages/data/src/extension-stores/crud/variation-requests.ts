/** Name under which the making of variations is known to the public selectors. */
export const GENERATE = 'generateProductVariations';
