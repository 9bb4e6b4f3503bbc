import type { ReactElement } from 'react';
import type { PageProps } from '../../shared/page-definition';
import { useFreshStart } from '../../shared/use-fresh-start';
import { HubView } from './hub/hub-view';
import { SuccessView } from './success/success-view';
import { useLaunchYourStore } from './use-launch-your-store';
import './style.scss';

/** The launch of the store: what is left to do beside a preview, then what comes next. */
export function LaunchYourStoreScreen( { query }: PageProps ): ReactElement {
	const launch = useLaunchYourStore( query );
	useFreshStart( launch.step );
	return launch.step === 'success' ? <SuccessView launch={ launch } /> : <HubView launch={ launch } />;
}
