import { Button } from 'antd';
import { useState } from 'react';
import stateStyles from '@/components/state/state.module.css';
import { MAIN_ID } from './AccessBar';
import { changeAccount } from './session';
import shellStyles from './shell.module.css';

interface Props {
  retrying: boolean;
  onRetry: () => void;
}

/** The back end refuses to say who is logged in (403): this account may not use the portal. */
export function Refused({ retrying, onRetry }: Props) {
  const [leaving, setLeaving] = useState(false);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={shellStyles.standalone}>
      <div className="ipr-state" role="alert">
        <h1>当前账号不能使用本平台</h1>
        <p>
          服务器拒绝了当前账号的访问（403）。您可以换一个账号登录，登录后回到这个页面；如需开通权限，请联系本单位管理员或拨打
          12345。
        </p>
        <p className={stateStyles.stateActions}>
          <Button
            type="primary"
            loading={leaving}
            onClick={() => {
              setLeaving(true);
              changeAccount().catch(() => setLeaving(false));
            }}
          >
            换一个账号登录
          </Button>
          <Button loading={retrying} onClick={onRetry}>
            重试
          </Button>
        </p>
      </div>
    </main>
  );
}
