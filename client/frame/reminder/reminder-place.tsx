import { lazy, Suspense, type ReactElement } from 'react';
import { Guard } from '@store-admin/extensibility';

const Reminder = lazy( () =>
	import( /* webpackChunkName: "reminder" */ './reminder' ).then( ( module ) => ( { default: module.Reminder } ) )
);

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
