import { useProfile } from '@store-admin/data';

export interface ProductsProfile {
	readonly isPending: boolean;
	/** Whether the owner said in the wizard that they already sell elsewhere. */
	readonly sellsElsewhere: boolean;
	/** Product types that the owner named in the wizard. */
	readonly productTypes: readonly string[] | undefined;
}

/** The wizard's answers about products. When they cannot be fetched, the task works without them. */
export function useProductsProfile(): ProductsProfile {
	const { profile } = useProfile();
	const answers = profile.status === 'ready' ? profile.data : undefined;
	return {
		isPending: profile.status === 'pending',
		sellsElsewhere: answers?.business_choice === 'im_already_selling',
		productTypes: answers?.product_types ?? undefined,
	};
}
