import texts from "../errors.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
