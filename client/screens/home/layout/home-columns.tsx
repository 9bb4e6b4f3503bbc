import type { ReactElement, ReactNode } from 'react';
import { Page } from '@store-admin/components';
import type { ColumnLayout } from './use-layout';
import { useColumnHeight } from './use-column-height';
import './style.scss';

interface HomeColumnsProps {
	readonly layout: ColumnLayout;
	readonly first: ReactNode;
	readonly second: ReactNode;
}

/** One column, or two columns that stay in view while the longer one scrolls. */
export function HomeColumns( { layout, first, second }: HomeColumnsProps ): ReactElement {
	const hasTwo = layout === 'two_columns';
	return (
		<Page measure={ hasTwo ? 'double' : 'single' } className={ `woocommerce-homescreen${ hasTwo ? ' two-columns' : '' }` }>
			<div ref={ useColumnHeight() } className="woocommerce-homescreen-column">
				{ first }
			</div>
			<div ref={ useColumnHeight() } className="woocommerce-homescreen-column">
				{ second }
			</div>
		</Page>
	);
}
