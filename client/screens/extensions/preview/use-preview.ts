import { useProductPreview } from '@store-admin/data';

/** Reads the description of a product. */
export const usePreview = useProductPreview;
