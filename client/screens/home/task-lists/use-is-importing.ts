import { useProfile } from '@store-admin/data';

/** Whether the owner said in the set-up wizard that they sell elsewhere already, and so have products to bring along. */
export function useIsImporting(): boolean {
	const { profile } = useProfile();
	return profile.status === 'ready' && profile.data[ 'business_choice' ] === 'im_already_selling';
}
