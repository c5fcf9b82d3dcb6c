import { configure, getConfig } from "../../node_modules/@testing-library/react/dist/index.js";

export * from "../../node_modules/@testing-library/react/dist/index.js";

const { getElementError } = getConfig();

/** What takes a second on an idle machine takes many on a busy one; the limit only ends waits that would never succeed. */
configure({
	asyncUtilTimeout: 30_000,
	/**
	 * While a test waits, the error does not describe what is missing: the whole page would be serialised at every turn, and discarded. The
	 * final error does.
	 */
	getElementError: (message, container) =>
		getConfig()._disableExpensiveErrorDiagnostics ? new Error(message ?? "") : getElementError(message, container),
});
