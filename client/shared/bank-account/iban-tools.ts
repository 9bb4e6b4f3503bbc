// A module of its own with named exports: a dynamic import of the CommonJS package would add webpack's code for namespaces to each entry.
export { getCountrySpecifications, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
