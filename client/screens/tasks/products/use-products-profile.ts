import { useProfile } from '@store-admin/data';

export interface ProductsProfile {
	readonly isPending: boolean;
	/** Whether the shopkeeper said to sell somewhere else already. */
	readonly sellsElsewhere: boolean;
	/** Kinds of product that the shopkeeper said to sell. */
	readonly productTypes: readonly string[] | undefined;
}

/** What the set-up wizard knows about the products. A profile that cannot be read keeps nobody from adding one. */
export function useProductsProfile(): ProductsProfile {
	const { profile } = useProfile();
	const answers = profile.status === 'ready' ? profile.data : undefined;
	return {
		isPending: profile.status === 'pending',
		sellsElsewhere: answers?.business_choice === 'im_already_selling',
		productTypes: answers?.product_types ?? undefined,
	};
}
