import texts from "../step.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
