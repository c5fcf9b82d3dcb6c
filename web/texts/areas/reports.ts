import texts from "../reports.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
