import { progressSentence, progressTitles } from './progress-title';
import { defaultAction, importProductsHeader, taskHeaders } from './task-headers';

/** Texts above the set-up list. The build passes them to PHP, which prints them before the script has run (php/Admin/FirstWords.php). */
export function firstWords(): object {
	const { welcome, welcomeTo, littleDone, halfDone, muchDone } = progressTitles;
	return {
		titles: {
			welcome: welcome(),
			welcomeTo: welcomeTo(),
			littleDone: littleDone(),
			halfDone: halfDone(),
			muchDone: muchDone(),
		},
		sentence: progressSentence(),
		headers: Object.fromEntries( [ ...taskHeaders ].map( ( [ id, header ] ) => [ id, header() ] ) ),
		importProducts: importProductsHeader(),
		defaultAction: defaultAction(),
	};
}
