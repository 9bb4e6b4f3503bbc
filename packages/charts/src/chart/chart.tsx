import { memo, useDeferredValue, useId, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { SectionError } from '@store-admin/components';
import { ChartContent, type ChartContentProps } from './chart-content';
import { ChartSkeleton } from './chart-skeleton';
import './chart.scss';

export interface ChartProps extends ChartContentProps {
	/** Name of the figure: `Net sales`. */
	readonly title: string;
	/** Level of the heading: 3 when several charts share a heading above them. */
	readonly level?: 2 | 3 | undefined;
	/** Usually `ChartControls`. */
	readonly controls?: ReactNode;
	/** A link below the chart, such as the one to its report. */
	readonly link?: ReactNode;
	/** While pending, only the length of `series` is used, for the skeleton. */
	readonly status: 'pending' | 'failed' | 'ready';
	/** Whether new numbers are being fetched. The old ones stay visible, dimmed. */
	readonly isRefreshing?: boolean | undefined;
	/** What failed and what to do; for the status `failed`. */
	readonly errorMessage?: string | undefined;
	readonly onRetry?: ( () => void ) | undefined;
}

const MemoContent = memo( ChartContent );

/** A year of days takes longer to draw than a press may last, so React draws a change in small tasks after the controls have answered. */
function DeferredContent( props: ChartContentProps ): ReactElement {
	return <MemoContent { ...useDeferredValue( props ) } />;
}

/**
 * Card with one chart over time: a period and the compared one, or up to five compared items. It is a group and no region, because a page
 * can have a dozen of them, and the table of a report can have the same name.
 *
 * It neither fetches data nor formats dates: numbers, formats and names of points are props. Values are in the main unit of the currency.
 */
export function Chart( props: ChartProps ): ReactElement {
	const { level = 2, controls, link, status, isRefreshing = false, errorMessage, onRetry, ...content } = props;
	const id = useId();
	const Heading = level === 3 ? 'h3' : 'h2';
	return (
		<div className="store-admin-chart" role="group" aria-labelledby={ id } aria-busy={ isRefreshing || undefined }>
			<div className="store-admin-chart__header">
				<Heading id={ id } className="store-admin-chart__title">
					{ content.title }
				</Heading>
				{ controls }
			</div>
			<div className={ `store-admin-chart__content is-${ status }` }>
				{ status === 'pending' && <ChartSkeleton count={ content.series.length } /> }
				{ status === 'failed' && (
					<SectionError
						title={ __( 'There was an error getting your stats. Please try again.', 'woocommerce' ) }
						message={ errorMessage }
						onRetry={ onRetry }
						isRetrying={ isRefreshing }
					/>
				) }
				{ status === 'ready' && <DeferredContent { ...content } /> }
			</div>
			{ link && <div className="store-admin-chart__link">{ link }</div> }
		</div>
	);
}
