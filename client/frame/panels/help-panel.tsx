import { useCallback, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { chevronRight, external, Icon } from '@wordpress/icons';
import { useFilteredValue } from '@store-admin/extensibility';
import { Link, toUrl } from '@store-admin/navigation';
import { NewTabText } from '../../shared/new-tab-text';
import { OutsideLink } from '../../shared/outside-link';
import { defaultHelpItems, isHelpList, type HelpItem } from './help-items';
import './style.scss';

const FILTER = 'woocommerce_admin_setup_task_help_items';
const SUPPORT = 'https://woocommerce.com/my-account/contact-support/';
const FORUM = 'https://wordpress.org/support/plugin/woocommerce/';

function isOutside( { link, linkType }: HelpItem ): boolean {
	return linkType === undefined ? toUrl( link )?.origin !== window.location.origin : linkType === 'external';
}

function HelpLink( { item }: { readonly item: HelpItem } ) {
	const leavesSite = isOutside( item );
	return (
		<li>
			<Link
				className="store-admin-help__link"
				href={ item.link }
				target={ leavesSite ? '_blank' : undefined }
				rel={ leavesSite ? 'noopener noreferrer' : undefined }
			>
				<span className="store-admin-help__title">{ item.title }</span>
				{ leavesSite && <NewTabText /> }
				<span className="store-admin-help__icon" aria-hidden="true">
					<Icon icon={ leavesSite ? external : chevronRight } size={ 20 } />
				</span>
			</Link>
		</li>
	);
}

/** Links to documentation about the current task, and to support. */
export function HelpPanel( { task }: { readonly task: string | undefined } ): ReactElement {
	const create = useCallback( () => defaultHelpItems( task ), [ task ] );
	const items = useFilteredValue( FILTER, create, isHelpList, task, HELP_PROPS );
	return (
		<>
			<ul className="store-admin-help">
				{ items.map( ( item ) => (
					<HelpLink key={ `${ item.link } ${ item.title }` } item={ item } />
				) ) }
			</ul>
			<footer className="store-admin-help__footer">
				<OutsideLink href={ SUPPORT }>{ __( 'Get Support', 'woocommerce' ) }</OutsideLink>
				<OutsideLink href={ FORUM }>{ __( 'Ask the community', 'store-admin' ) }</OutsideLink>
			</footer>
		</>
	);
}

/** The filter's second argument. Handlers that were written for the host read properties of it without a check. */
const HELP_PROPS = Object.freeze( {} );
