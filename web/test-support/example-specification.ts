import { exampleFlow } from "./example-record.ts";
import { answer } from "./fake-api.ts";

/** The server's answer about the flow of the example records. */
export const exampleSpecification = answer({
	uuid: exampleFlow.uuid,
	version: exampleFlow.version,
	hash: "",
	label: "",
	steps: [],
	definition: exampleFlow,
	validators: "/x.js",
});
