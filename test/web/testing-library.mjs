import { configure } from "../../node_modules/@testing-library/react/dist/index.js";

export * from "../../node_modules/@testing-library/react/dist/index.js";

/** What takes a second on an idle machine takes many on a busy one; the limit only ends what never comes. */
configure({ asyncUtilTimeout: 30_000 });
