import { can } from '@store-admin/settings';
import { loadChannels, loadOptions } from '@store-admin/data';
import { CAMPAIGNS_PER_PAGE } from './campaigns/page-size';
import { marketingManifest } from './manifest';

/** Milliseconds to wait for the channels. Printed answers take less; without them the screen shows its skeleton. */
const PATIENCE = 150;

/** Fetches what is at the top of the page while the code of the screen is loading, so that nothing jumps. */
export async function startMarketing(): Promise< void > {
	if ( ! can( 'manage_woocommerce' ) ) {
		return;
	}
	const patience = new Promise< void >( ( resolve ) => setTimeout( resolve, PATIENCE ) );
	const data = Promise.all( [ loadOptions( marketingManifest.options ), loadChannels( CAMPAIGNS_PER_PAGE ) ] );
	await Promise.race( [ data, patience ] );
}
