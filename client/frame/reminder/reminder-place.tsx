import { Suspense, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Guard } from '@store-admin/extensibility';
import { lazyScreen } from '../../shared/lazy-screen';

const Reminder = lazyScreen( () => import( /* webpackChunkName: "reminder" */ './reminder' ), 'Reminder', {
	name: () => __( 'Finish setup', 'woocommerce' ),
	isAside: true,
} );

/** The reminder of the set-up, loaded only while steps of it are left. The header keeps its size without it. */
export function ReminderPlace( { stepsLeft }: { readonly stepsLeft: number } ): ReactElement {
	return (
		<Guard name="reminder">
			<Suspense fallback={ null }>
				<Reminder stepsLeft={ stepsLeft } />
			</Suspense>
		</Guard>
	);
}
