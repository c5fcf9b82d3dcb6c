import { parentPort } from "node:worker_threads";
import { answerTo, type DesignQuestion } from "./design-work.ts";

/** Answers one question after the other in a separate thread, started by design-thread.ts. The first message says that it is ready. */
parentPort?.on("message", (question: DesignQuestion) => parentPort?.postMessage(answerTo(question)));
parentPort?.postMessage("ready");
