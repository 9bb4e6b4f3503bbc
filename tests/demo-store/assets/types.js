window.demoStoreStandIn( 'wcTypes', [
	'assertBatchResponseIsValid', 'assertResponseIsValid', 'isApiErrorResponse', 'isAttributeQuery',
	'isAttributeQueryCollection', 'isAttributeTerm', 'isAttributeTermCollection', 'isBoolean', 'isCartResponseTotals',
	'isEmpty', 'isEmptyObject', 'isError', 'isErrorResponse', 'isFailResponse', 'isFormFields', 'isFunction', 'isNull',
	'isNumber', 'isObject', 'isObserverResponse', 'isRatingQueryCollection', 'isStockStatusOptions',
	'isStockStatusQueryCollection', 'isString', 'isSuccessResponse', 'isValidFieldValidationStatus',
	'isValidValidationErrorsObject', 'nonNullable', 'objectHasProp', 'responseTypes',
] );
