import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { usePlatformControls } from './platform/use-platform-controls';
import { InlineError } from '../feedback/inline-error';
import { Spinner } from '../feedback/spinner';

export interface CalendarPanelProps {
	/** Chosen day as `YYYY-MM-DD`; any other text means no day. */
	readonly value: string;
	readonly onChange: ( day: string ) => void;
	/** Last day that can be chosen, as `YYYY-MM-DD`. */
	readonly lastDay?: string | undefined;
	/** First day of the week, 0 (Sunday) to 6. */
	readonly weekStartsOn?: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function pad( value: number ): string {
	return String( value ).padStart( 2, '0' );
}

/** Shows the platform's calendar, after its chunk has loaded. */
export function CalendarPanel( { value, onChange, lastDay, weekStartsOn = 0 }: CalendarPanelProps ): ReactElement {
	const { controls, hasFailed, retry } = usePlatformControls();
	if ( hasFailed ) {
		return <InlineError message={ __( 'The calendar could not be loaded.', 'store-admin' ) } onRetry={ retry } />;
	}
	if ( ! controls ) {
		return <Spinner />;
	}
	return (
		<controls.DatePicker
			currentDate={ DAY.test( value ) ? `${ value }T00:00:00` : null }
			startOfWeek={ ( weekStartsOn % 7 ) as 0 | 1 | 2 | 3 | 4 | 5 | 6 }
			isInvalidDate={ ( date ) =>
				lastDay !== undefined && `${ date.getFullYear() }-${ pad( date.getMonth() + 1 ) }-${ pad( date.getDate() ) }` > lastDay
			}
			onChange={ ( moment ) => {
				// The calendar returns a day with a time; the field needs only the day.
				onChange( ( moment ?? '' ).slice( 0, 10 ) );
			} }
		/>
	);
}
