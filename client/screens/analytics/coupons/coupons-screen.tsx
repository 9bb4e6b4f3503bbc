import { useMemo, type ReactElement } from 'react';
import { ReportScreen } from '../parts/report/report-screen';
import { createCouponsReport } from './coupons-report';

/** The report of coupons. */
export function CouponsScreen(): ReactElement {
	const definition = useMemo( createCouponsReport, [] );
	return <ReportScreen definition={ definition } />;
}
