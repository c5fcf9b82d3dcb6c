import type { FastifyPluginAsync } from "fastify";
import { capability } from "../calls/capability.ts";
import { createUploadLink } from "./create-upload-link.ts";
import { getDownloadLink } from "./get-download-link.ts";
import { getFile } from "./get-file.ts";
import { getStorage } from "./get-storage.ts";
import { linkedCalls } from "./linked-calls.ts";

/**
 * Whoever sees processes may request their files, and whoever sees requests may request theirs; which files somebody may see or add depends
 * on the category and the flow (create-upload-link.ts), and papers of requests are for some roles only (file-place.ts). The used space
 * concerns administrators.
 */
const calls = capability([
	{ may: "realisationlist", route: createUploadLink },
	{ may: ["realisationlist", "requestlist"], route: getFile },
	{ may: ["realisationlist", "requestlist"], route: getDownloadLink },
	{ may: "admin", route: getStorage },
]);

export const files: FastifyPluginAsync = async (app) => {
	await app.register(calls);
	await app.register(linkedCalls);
};
