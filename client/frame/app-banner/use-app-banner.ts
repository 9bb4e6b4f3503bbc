import { useUpdateUserPreferences, useUserPreferences } from '@store-admin/data';

const PREFERENCE = 'android_app_banner_dismissed';
const PREFERENCES = [ PREFERENCE ] as const;

interface AppBannerHook {
	/** False until the preferences of the user are loaded, and once the offer was dismissed. */
	readonly isShown: boolean;
	readonly dismiss: () => void;
}

/** Whether this user still gets the offer, and how it is dismissed for good. */
export function useAppBanner(): AppBannerHook {
	const preferences = useUserPreferences( PREFERENCES );
	const updateUserPreferences = useUpdateUserPreferences();
	return {
		isShown: preferences.status === 'ready' && ! preferences.data[ PREFERENCE ],
		dismiss: () => {
			// If this is not saved, the offer is shown again, which is harmless.
			updateUserPreferences( { [ PREFERENCE ]: 'yes' } ).catch( () => {} );
		},
	};
}
