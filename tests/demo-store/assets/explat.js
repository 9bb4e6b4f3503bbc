window.demoStoreStandIn( 'explat', [
	'Experiment',
	'ExperimentWithAuth',
	'ProvideExperimentData',
	'ProvideExperimentDataWithAuth',
	'dangerouslyGetExperimentAssignment',
	'dangerouslyGetExperimentAssignmentWithAuth',
	'initializeExPlat',
	'loadExperimentAssignment',
	'loadExperimentAssignmentWithAuth',
	'useExperiment',
	'useExperimentWithAuth',
] );
