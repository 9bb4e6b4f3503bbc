import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { __ } from '@wordpress/i18n';
import { Button, Dialog } from '@store-admin/components';
import type { Provider } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { OutsideLink } from '../../../shared/outside-link';
import { plainText } from '../../../shared/plain-text';
import { SafeHtml } from '../../../shared/safe-html';
import { paymentsManifest } from '../manifest';
import { providerProps, type ProviderActions } from '../use-provider-actions';
import { acceptIncentive } from './accept-incentive';
import { DIALOG, dialogIncentive } from './incentive';

interface IncentiveDialogProps {
	readonly providers: readonly Provider[];
	readonly actions: ProviderActions;
}

/**
 * The first offer for stores that use another provider, once. Closing it counts as dismissing it there; when that cannot be saved, it is
 * closed all the same and opens again with the next visit.
 */
export function IncentiveDialog( { providers, actions }: IncentiveDialogProps ): ReactElement | null {
	const [ isClosed, setIsClosed ] = useState( false );
	const provider = providers.find( ( candidate ) => dialogIncentive( candidate ) );
	const incentive = provider && dialogIncentive( provider );
	if ( ! incentive || isClosed || ! getFacts( paymentsManifest ).showsSuggestions ) {
		return null;
	}
	const { writes, isBusy, failure } = providerProps( provider, actions );
	const close = () => {
		setIsClosed( true );
		void writes.dismissIncentive( provider, DIALOG );
	};
	const accept = async () => {
		if ( await acceptIncentive( provider, writes ) ) {
			close();
		}
	};
	return createPortal(
		<Dialog
			title={ plainText( incentive.title ) }
			onClose={ close }
			error={ failure?.message }
			actions={
				<>
					<Button variant="quiet" onClick={ close }>
						{ __( 'Dismiss', 'woocommerce' ) }
					</Button>
					<Button variant="primary" isBusy={ isBusy } onClick={ () => void accept() }>
						{ incentive.cta_label || __( 'Save now', 'store-admin' ) }
					</Button>
				</>
			}
		>
			<SafeHtml html={ incentive.description } />
			{ incentive.tc_url !== '' && (
				<p>
					<OutsideLink href={ incentive.tc_url }>{ __( 'Terms and conditions', 'woocommerce' ) }</OutsideLink>
				</p>
			) }
		</Dialog>,
		document.body
	);
}
