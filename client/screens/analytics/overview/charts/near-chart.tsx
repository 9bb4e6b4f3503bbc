import { useEffect, type ComponentProps, type ReactElement } from 'react';
import { useSeen } from '../../../../shared/use-seen';
import { OverviewChart } from './overview-chart';

type NearChartProps = ComponentProps< typeof OverviewChart > & {
	/** Called with the report of the chart when the chart is about to come into view. */
	readonly onNear: ( endpoint: string ) => void;
};

/** A chart that says when its figures are needed. Until then it has the size of the final chart. */
export function NearChart( { onNear, ...chart }: NearChartProps ): ReactElement {
	const { ref, isSeen } = useSeen< HTMLDivElement >( '200px' );
	const { endpoint } = chart.figure;
	useEffect( () => {
		if ( isSeen ) {
			onNear( endpoint );
		}
	}, [ isSeen, endpoint, onNear ] );
	return (
		<div ref={ ref }>
			<OverviewChart { ...chart } />
		</div>
	);
}
