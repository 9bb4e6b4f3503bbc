import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';
import { toUrl } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { sectionPath } from '../address';
import { paymentsManifest } from '../manifest';

/** Links to the sections that extensions add to the tab. The host prints none on this screen. */
export function ExtensionSections(): ReactElement | null {
	const { sections } = getFacts( paymentsManifest ).paymentSettings;
	return sections.length === 0 ? null : (
		<nav className="store-admin-payments__sections" aria-label={ __( 'Settings of payment extensions', 'store-admin' ) }>
			<h2 className="store-admin-payments__title">{ __( 'More payment settings', 'store-admin' ) }</h2>
			<ul>
				{ sections.map( ( [ section, title ] ) => (
					<li key={ section }>
						<Anchor href={ toUrl( sectionPath( section ) )?.href }>{ title }</Anchor>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
