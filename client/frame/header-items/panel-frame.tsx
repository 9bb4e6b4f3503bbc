import { Suspense, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { IconButton, Spinner } from '@store-admin/components';
import { panelElementId, tabElementId } from './panel-tabs';
import type { PanelId } from './visible-items';

interface PanelFrameProps {
	readonly id: PanelId;
	readonly title: string;
	readonly isSwitching: boolean;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** An open panel. In the document it follows its tab, so that the Tab key moves into it. */
export function PanelFrame( { id, title, isSwitching, onClose, children }: PanelFrameProps ): ReactElement {
	return (
		<aside
			className={ `woocommerce-layout__activity-panel-wrapper is-open${ isSwitching ? ' is-switching' : '' }` }
			aria-label={ title }
		>
			<div
				role="tabpanel"
				id={ panelElementId( id ) }
				aria-labelledby={ tabElementId( id ) }
				className="woocommerce-layout__activity-panel-content"
			>
				<div className="store-admin-panel__header">
					<h2 className="store-admin-panel__title">{ title }</h2>
					<IconButton icon={ closeSmall } label={ __( 'Close panel', 'store-admin' ) } onClick={ onClose } />
				</div>
				<Suspense fallback={ <PanelLoading /> }>{ children }</Suspense>
			</div>
		</aside>
	);
}

function PanelLoading(): ReactElement {
	return (
		<div className="store-admin-panel__loading">
			<Spinner />
		</div>
	);
}
