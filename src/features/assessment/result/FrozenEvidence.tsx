import { Alert, Button, Space } from 'antd';
import { useId, useState } from 'react';
import { FactTable } from '@/components/reading/FactTable';
import { orDash } from '@/components/reading/orDash';
import { SectionTools } from '@/components/reading/SectionTools';
import type { AssessmentResult } from '@/domain/assessment/result';
import { frozenText } from '@/domain/assessment/run/frozen';
import { nameText } from '@/domain/nameText';
import resultStyles from './result.module.css';
import { ORIGINS, RESULT_PARTS } from './words';

/** Not the browser's own, which is missing on pages that come without TLS. */
async function checksumOf(text: string): Promise<string> {
  const [{ sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ]);
  return bytesToHex(sha256(utf8ToBytes(text)));
}

type Check = 'same' | 'other' | 'failed';

const CHECK_WORDS: Readonly<Record<Check, string>> = {
  same: '校验通过：输入、权重、得分和日期与完成时一致。',
  other: '校验不一致：显示的内容与完成时固定的不同，请不要使用，并联系平台核实。',
  failed: '没有完成校验，内容没有改变。请稍后再试。',
};

/** What the result was made of, as it was frozen, and whether it is still the same. */
export function FrozenEvidence({ result }: { result: AssessmentResult }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [check, setCheck] = useState<Check>();
  const { inputs, weights, model, baseDate, checksum } = result.frozen;
  const verify = async () => {
    setCheck(undefined);
    try {
      setCheck((await checksumOf(frozenText(result))) === checksum ? 'same' : 'other');
    } catch {
      setCheck('failed');
    }
  };
  const shares = result.dimensions
    .map(({ code, name }) => `${nameText(name)} ${weights.dimensions[code] ?? '—'}`)
    .join('，');
  return (
    <section id={RESULT_PARTS.basis} tabIndex={-1} aria-labelledby={id}>
      <SectionTools>
        <h3 id={id}>计算依据</h3>
        <Space wrap className="ipr-no-print">
          {inputs.length > 0 && (
            <Button aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? '收起输入数据' : `展开输入数据（${inputs.length} 项）`}
            </Button>
          )}
          {checksum && <Button onClick={() => void verify()}>校验</Button>}
        </Space>
      </SectionTools>
      <dl className={`${resultStyles.scoreFacts} ${resultStyles.scoreBasis}`}>
        <div>
          <dt>规则</dt>
          <dd>{orDash(model)}</dd>
        </div>
        <div>
          <dt>数据日期</dt>
          <dd className="ipr-num">{orDash(baseDate)}</dd>
        </div>
        <div>
          <dt>权重</dt>
          <dd className="ipr-num">{orDash(shares)}</dd>
        </div>
      </dl>
      <div role="status">
        {check && (
          <Alert
            type={check === 'same' ? 'success' : 'error'}
            role="presentation"
            showIcon
            title={CHECK_WORDS[check]}
          />
        )}
      </div>
      <div className={resultStyles.scoreInputs} hidden={!open && inputs.length > 0}>
        {inputs.length > 0 && (
          <FactTable
            caption="输入数据"
            rows={inputs}
            rowKey={({ key }, index) => `${index} ${key}`}
            columns={[
              { label: '数据', cell: ({ label }) => label },
              { label: '值', cell: ({ value }) => value ?? '未提供' },
              { label: '来源', cell: ({ origin }) => origin && ORIGINS[origin] },
              { label: '用于指标', cell: ({ indicators }) => indicators.join('、') },
            ]}
          />
        )}
        <p className={`ipr-note ${resultStyles.scoreChecksum}`}>
          校验码（SHA-256）：<span className="ipr-num">{orDash(checksum)}</span>
        </p>
      </div>
    </section>
  );
}
