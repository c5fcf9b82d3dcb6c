import texts from "../export.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
