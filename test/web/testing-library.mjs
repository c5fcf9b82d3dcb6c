import { configure, getConfig } from "../../node_modules/@testing-library/react/dist/index.js";

export * from "../../node_modules/@testing-library/react/dist/index.js";

const { getElementError } = getConfig();

/** What takes a second on an idle machine takes many on a busy one; the limit only ends what never comes. */
configure({
	asyncUtilTimeout: 30_000,
	/** While somebody waits, what is missing is not told: the whole page would be written out at every turn, to be thrown away. In the end it is. */
	getElementError: (message, container) =>
		getConfig()._disableExpensiveErrorDiagnostics ? new Error(message ?? "") : getElementError(message, container),
});
