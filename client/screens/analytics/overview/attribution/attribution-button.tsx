import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, plugins } from '@wordpress/icons';
import { Button } from '@store-admin/components';
import { HeaderActions } from '../../../../shared/page-chrome';
import { useInstall, useIsOffered } from './use-attribution';

/** The offer as a button of the header. */
export function AttributionButton(): ReactElement | null {
	const isOffered = useIsOffered();
	const { install, isBusy } = useInstall( true );
	if ( ! isOffered && ! isBusy ) {
		return null;
	}
	return (
		<HeaderActions>
			<Button isBusy={ isBusy } onClick={ install }>
				{ ! isBusy && <Icon icon={ plugins } size={ 20 } /> }
				<span>{ __( 'Try Order Attribution', 'woocommerce' ) }</span>
			</Button>
		</HeaderActions>
	);
}
