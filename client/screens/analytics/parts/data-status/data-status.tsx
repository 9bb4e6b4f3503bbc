import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, InlineError } from '@store-admin/components';
import { formatStoreDate, parseStoreTime, storeNow, timeAgo } from '@store-admin/format';
import { getSettings } from '@store-admin/settings';
import { MomentText } from '../../../../shared/moment-text';
import { describeError } from '../../../../shared/remote/describe-error';
import { isForbidden } from '../../../../shared/remote/is-forbidden';
import { useDataStatus, type DataStatusHook } from './use-data-status';
import './style.scss';

/** A moment in store time, as the host sends it. */
function Moment( { text }: { readonly text: string | null } ): ReactElement {
	const { locale } = getSettings();
	const moment = text === null ? null : parseStoreTime( text, locale.timeZone );
	if ( ! moment ) {
		return <span>{ __( 'Never', 'woocommerce' ) }</span>;
	}
	const { dateFormat, timeFormat } = locale;
	return (
		<MomentText
			moment={ {
				text: timeAgo( moment, { now: storeNow( locale.timeZone ), locale: locale.user, dateFormat } ),
				exact: formatStoreDate( moment, `${ dateFormat } ${ timeFormat }`, locale.user ),
				iso: new Date( moment.getTime() ).toISOString(),
			} }
		/>
	);
}

/** Says that the status is unknown. A host without it, and a user who may not see it, are no failure. */
function StatusFailure( { status, retry }: DataStatusHook ): ReactElement | null {
	const error = status.status === 'failed' ? status.error : undefined;
	if ( ! error || error.status === 404 || isForbidden( error ) ) {
		return null;
	}
	/* translators: %s: why, as sentences. */
	const text = sprintf( __( 'When your reports were last updated is not known. %s', 'store-admin' ), describeError( error ).message );
	return <InlineError message={ text } onRetry={ retry } />;
}

/** When the reports were last updated and will be updated next, on hosts that import orders in batches. */
export function DataStatus(): ReactElement | null {
	const hook = useDataStatus();
	const { status, update, isUpdating, failure } = hook;
	if ( status.status !== 'ready' ) {
		return <StatusFailure { ...hook } />;
	}
	const { mode, last_processed_date: last, next_scheduled: next } = status.data;
	if ( mode !== 'scheduled' ) {
		return null;
	}
	return (
		<div className="store-admin-data-status" role="group" aria-label={ __( 'Data status', 'woocommerce' ) }>
			<dl className="store-admin-data-status__times">
				<div>
					<dt>{ __( 'Last updated', 'woocommerce' ) }</dt>
					<dd>
						<Moment key={ last } text={ last } />
					</dd>
				</div>
				<div>
					<dt>{ __( 'Next update', 'woocommerce' ) }</dt>
					<dd>
						<span role="status">
							{ isUpdating ? (
								<span key="updating">{ __( 'Updating…', 'store-admin' ) }</span>
							) : (
								<Moment key={ next } text={ next } />
							) }
						</span>
					</dd>
				</div>
			</dl>
			<Button isBusy={ isUpdating } onClick={ update }>
				{ __( 'Update now', 'woocommerce' ) }
			</Button>
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
		</div>
	);
}
