import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { useDateTour } from './use-date-tour';
import { ReportNote } from './report-note';

interface DateTourProps {
	/** Name of the report. */
	readonly report: string;
	readonly title: string;
}

/** Announces that a report counts orders by the date of their payment, until somebody has read it. */
export function DateTour( { report, title }: DateTourProps ): ReactElement | null {
	const { isUnread, dismiss } = useDateTour( report );
	const [ isRead, setIsRead ] = useState( false );
	if ( ! isUnread || isRead ) {
		return null;
	}
	return (
		<ReportNote
			title={ title }
			text={ __(
				'We now collect orders in this table based on when the payment went through, rather than when they were placed. You can change this in <link>settings</link>.',
				'woocommerce'
			) }
			action={ __( 'Got it', 'woocommerce' ) }
			onDismiss={ () => {
				setIsRead( true );
				dismiss();
			} }
		/>
	);
}
