import texts from "../accessibility.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
