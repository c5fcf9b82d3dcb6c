import texts from "../debugger.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
