import texts from "../failures.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
