import type { ReactElement, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Anchor, Badge, Section, SwitchField, Table, type TableColumn } from '@store-admin/components';
import { dayOf } from './day';
import { RowAction } from './row-action';
import { RowMenu } from './row-menu';
import type { SubscriptionRow } from './subscription';
import type { SubscriptionsHook } from './use-subscriptions';

function columns(): readonly TableColumn[] {
	return [
		{ key: 'name', label: __( 'Name', 'woocommerce' ), isRequired: true },
		{ key: 'expires', label: __( 'Expires/Renews on', 'woocommerce' ) },
		{ key: 'status', label: __( 'Subscription', 'woocommerce' ) },
		{ key: 'version', label: __( 'Version', 'woocommerce' ) },
		{ key: 'actions', label: __( 'Actions', 'woocommerce' ), isRequired: true },
	];
}

function dateText( { expires, renews }: SubscriptionRow ): string {
	const day = dayOf( expires );
	if ( day === '' ) {
		return '—';
	}
	return renews ? /* translators: %s: date. */ sprintf( __( 'Renews on %s', 'store-admin' ), day ) : day;
}

interface RowPartProps {
	readonly row: SubscriptionRow;
	readonly hook: SubscriptionsHook;
}

function Version( { row, hook }: RowPartProps ) {
	const hasChoice = row.hasUpdateChoice && hook.canUpdate && row.product !== undefined;
	const text =
		row.updatesItself && ! hasChoice
			? /* translators: %s: version. */ sprintf( __( '%s, updates itself', 'store-admin' ), row.version )
			: row.version;
	return (
		<>
			<span>{ text }</span>
			{ hasChoice && (
				<SwitchField
					/* translators: %s: name of an extension. */
					label={ sprintf( __( 'Update %s automatically', 'store-admin' ), row.name ) }
					isOn={ row.updatesItself }
					isDisabled={ hook.busy.has( row.key ) }
					onChange={ ( isOn ) => hook.chooseUpdates( row, isOn ) }
				/>
			) }
		</>
	);
}

function Actions( { row, hook }: RowPartProps ) {
	return (
		<div className="store-admin-extensions__actions">
			<RowAction row={ row } hook={ hook } />
			<RowMenu row={ row } />
		</div>
	);
}

function toCells( row: SubscriptionRow, hook: SubscriptionsHook ): readonly unknown[] {
	return [
		{ display: row.pageUrl === '' ? row.name : <Anchor href={ row.pageUrl }>{ row.name }</Anchor>, value: row.name },
		{ display: dateText( row ), value: row.expires },
		{ display: <Badge tone={ row.standing.tone }>{ row.standing.text }</Badge>, value: row.standing.text },
		{ display: <Version row={ row } hook={ hook } />, value: row.version },
		{ display: <Actions row={ row } hook={ hook } />, value: row.next },
	];
}

interface SubscriptionTableProps {
	readonly title: string;
	readonly rows: readonly SubscriptionRow[];
	readonly hook: SubscriptionsHook;
	/** Shown without rows. */
	readonly empty: ReactNode;
}

/** A table of subscriptions, or a sentence without them. */
export function SubscriptionTable( { title, rows, hook, empty }: SubscriptionTableProps ): ReactElement {
	return (
		<Section title={ title } isPadded={ rows.length === 0 }>
			{ rows.length === 0 ? (
				<div className="store-admin-extensions__empty">{ empty }</div>
			) : (
				<Table
					caption={ title }
					columns={ columns() }
					rows={ rows.map( ( row ) => ( { key: row.key, name: row.name, cells: toCells( row, hook ) } ) ) }
				/>
			) }
		</Section>
	);
}
