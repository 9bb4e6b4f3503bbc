import { __ } from '@wordpress/i18n';
import { useClassicHeading } from '../../../shared/classic-heading';

/**
 * Names a part of the settings in the header, with a back link.
 *
 * @param title    Its name.
 * @param backHref Address that the back link opens, full or relative to wp-admin.
 */
export function useSettingsHeading( title: string, backHref: string ): void {
	useClassicHeading( { title, backHref, backLabel: __( 'WooCommerce Settings', 'woocommerce' ) } );
}
