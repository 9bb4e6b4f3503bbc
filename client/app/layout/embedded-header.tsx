import { useMemo, type ReactElement } from 'react';
import { Guard, PluginAreas, SlotFillRoot } from '@store-admin/extensibility';
import { parseQuery } from '@store-admin/query';
import { getFacts } from '@store-admin/settings';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { headerParts } from '../header-parts';
import { embedManifest } from '../manifest';
import { Header } from './header';

const SCOPES = [ 'woocommerce-admin' ];

/** The header of classic pages. Its breadcrumbs come from the boot object. */
export function EmbeddedHeader(): ReactElement {
	const { breadcrumbs } = getFacts( embedManifest );
	const frame = useFocusKeeper();
	const query = useMemo( () => parseQuery( window.location.search ), [] );
	return (
		<Guard name="embedded header">
			<SlotFillRoot>
				<div ref={ frame } className="woocommerce-layout">
					<Header breadcrumbs={ breadcrumbs } isEmbedded query={ query } parts={ headerParts } />
				</div>
				<PluginAreas scopes={ SCOPES } />
			</SlotFillRoot>
		</Guard>
	);
}
