import { useMemo, type ReactElement } from 'react';
import { useCategoryNames } from '../parts/items/use-category-names';
import { useChoice } from '../parts/items/use-choice';
import { ReportScreen } from '../parts/report/report-screen';
import { createCategoriesReport, createCategoryReport } from './categories-report';

/** The report of categories. A single category shows its products. */
export function CategoriesScreen(): ReactElement {
	const names = useCategoryNames();
	const categories = useMemo( () => createCategoriesReport( names ), [ names ] );
	const category = useMemo( () => createCategoryReport( names ), [ names ] );
	const choice = useChoice( categories );
	return choice?.value === 'single_category' ? <ReportScreen definition={ category } /> : <ReportScreen definition={ categories } />;
}
