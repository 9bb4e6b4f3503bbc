import { useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { EllipsisMenu } from '@store-admin/components';
import { menuItems, type AskedAction } from './menu-items';
import { ProviderConfirmation } from './provider-confirmation';
import { nameOf } from './provider-state';
import type { ProviderProps } from './use-provider-actions';

/** The secondary actions of a provider. Those that customers notice are confirmed first. */
export function ProviderMenu( props: ProviderProps ): ReactElement | null {
	const { provider, writes } = props;
	const [ asked, setAsked ] = useState< AskedAction | undefined >();
	const items = menuItems( provider, setAsked, () => void writes.hide( provider ) );
	/* translators: %s: name of a payment provider. */
	const label = sprintf( __( 'More about %s', 'store-admin' ), nameOf( provider ) );
	return items.length === 0 ? null : (
		<>
			<EllipsisMenu label={ label } items={ items } />
			{ asked && <ProviderConfirmation { ...props } action={ asked } onClose={ () => setAsked( undefined ) } /> }
		</>
	);
}
