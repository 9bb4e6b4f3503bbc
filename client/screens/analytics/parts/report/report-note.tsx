import type { ReactElement, ReactNode } from 'react';
import { Button } from '@store-admin/components';
import { getNewPath, Link } from '@store-admin/navigation';
import { interpolate } from '../../../../shared/interpolate';
import './report-note.scss';

interface ReportNoteProps {
	readonly title?: string;
	/** Text with a link to the settings of the reports, marked as in the host: `<link>settings</link>` or `<a>settings</a>`. */
	readonly text: string;
	/** Name of the button that removes the note. */
	readonly action: string;
	readonly onDismiss: () => void;
}

const SettingsLink = ( { children }: { readonly children?: ReactNode } ) => (
	<Link href={ getNewPath( {}, '/analytics/settings', {} ) }>{ children }</Link>
);

/** An announcement about the reports. It stays until it is dismissed and covers nothing. */
export function ReportNote( { title, text, action, onDismiss }: ReportNoteProps ): ReactElement {
	const tagged = text.replace( /<(\/?)(link|a)>/g, '{{$1settings}}' );
	return (
		<aside className="store-admin-report-note" aria-label={ title }>
			<div className="store-admin-report-note__text">
				{ title !== undefined && <strong>{ title }</strong> }
				<p>{ interpolate( tagged, { settings: <SettingsLink /> } ) }</p>
			</div>
			<Button variant="quiet" onClick={ onDismiss }>
				{ action }
			</Button>
		</aside>
	);
}
