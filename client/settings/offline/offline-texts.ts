import { __ } from '@wordpress/i18n';

/** Ids of the offline payment methods. */
export type OfflineId = 'bacs' | 'cheque' | 'cod';

interface OfflineTexts {
	readonly title: string;
	readonly about: string;
	readonly enable: string;
}

/** The words of the form of a method. */
export function offlineTexts( id: OfflineId ): OfflineTexts {
	switch ( id ) {
		case 'bacs':
			return {
				title: __( 'Direct bank transfer', 'woocommerce' ),
				about: __( 'Choose how you want to present bank transfer to your customers during checkout.', 'woocommerce' ),
				enable: __( 'Enable direct bank transfers', 'woocommerce' ),
			};
		case 'cheque':
			return {
				title: __( 'Check payments', 'woocommerce' ),
				about: __( 'Choose how you want to present check payments to your customers during checkout.', 'woocommerce' ),
				enable: __( 'Enable check payments', 'woocommerce' ),
			};
		case 'cod':
			return {
				title: __( 'Cash on delivery', 'woocommerce' ),
				about: __( 'Choose how you want to present cash on delivery payments to your customers during checkout.', 'woocommerce' ),
				enable: __( 'Enable cash on delivery payments', 'woocommerce' ),
			};
	}
}

/** The method whose form belongs into an element; its id ends with that of the method. */
export function methodOfPlace( place: string ): OfflineId | undefined {
	const id = /_(bacs|cheque|cod)$/.exec( place )?.[ 1 ];
	return id === undefined ? undefined : ( id as OfflineId );
}
